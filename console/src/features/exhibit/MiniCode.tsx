import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Button, Spin } from 'antd';
import { sentenceOf } from '../../api/callError';
import { useTexts } from '../../i18n/language';

/** A code that WeChat drew: on its way, or why it is not there and a way to ask again. @param name what it is called for whoever does not see it */
export function MiniCode({ of, name }: { of: UseQueryResult<{ picture: string }, Error>; name: string }) {
  const ui = useTexts('ui');
  if (of.data) return <img className="mini-code" src={of.data.picture} alt={name} />;
  if (of.isError && !of.isFetching)
    return (
      <div className="mini-code-failed">
        <Alert type="error" title={sentenceOf(of.error)} />
        <Button onClick={() => of.refetch()}>{ui.again}</Button>
      </div>
    );
  return (
    <div className="mini-code mini-code-awaited">
      <Spin />
    </div>
  );
}
