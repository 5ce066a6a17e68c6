import type { Find, ReportFindIn } from '@park/contract/find/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './FindCard.scss';
import { formatMoment } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { Tag } from '@/ui/Tag';
import { Certificate } from './Certificate';

/** A report that is still on this phone. */
export function WaitingFindCard({ input }: { input: ReportFindIn }) {
  const t = useT().find;
  return (
    <Card>
      <View className="stack">
        <View className="text-title">{t.waiting.title}</View>
        <View className="text-soft">{t.waiting.text}</View>
        <Facts
          rows={[
            [t.facts.kind, t.kinds[input.kind]],
            [t.facts.found, formatMoment(input.foundAt ?? '')],
          ]}
        />
      </View>
    </Card>
  );
}

/** What became of a find. @param photosLeft photos that are still on this phone */
export function FindCard({ find, photosLeft }: { find: Find; photosLeft: number }) {
  const t = useT().find;
  const [isShown, setShown] = useState(false);
  const { number, kind, state, foundAt, photos, answer } = find;
  return (
    <Card>
      <View className="stack">
        <View className="find__head head">
          <View className="text-title">{number}</View>
          <Tag tone={state === 'notFossil' ? 'muted' : state === 'received' ? 'warn' : 'ok'}>{t.states[state]}</Tag>
        </View>
        {!answer && <View className="text-soft">{t.next}</View>}
        {photosLeft > 0 && <View className="text-soft">{t.photosLeft({ n: photosLeft })}</View>}
        {answer && <View className="find__answer">{answer.text}</View>}
        <Facts
          rows={[
            [t.facts.kind, t.kinds[kind]],
            [t.facts.found, formatMoment(foundAt)],
            [t.facts.photos, String(photos)],
          ]}
        />
        {answer &&
          (isShown ? (
            <Certificate find={find} named={answer.named} />
          ) : (
            <Button kind="secondary" block onClick={() => setShown(true)}>
              {t.certificate.open}
            </Button>
          ))}
      </View>
    </Card>
  );
}
