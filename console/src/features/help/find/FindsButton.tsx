import { getAdminFinds } from '@park/contract/find/calls';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useCall } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';

/** The way to the finds, with how many nobody has looked at. They ring no bell: people come first. */
export function FindsButton() {
  const t = useTexts('find');
  const go = useNavigate();
  const waiting = useCall(getAdminFinds, { state: 'received', pageSize: 1 }).data?.total ?? 0;
  return <Button onClick={() => go(waiting > 0 ? '/help/finds?state=received' : '/help/finds')}>{t.open({ waiting })}</Button>;
}
