import type { Find, ReportFindIn } from '@park/contract/find/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './FindCard.scss';
import { useParkName } from '@/api/usePark';
import { formatDate, formatMoment } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { Picture } from '@/ui/Picture';
import { Tag } from '@/ui/Tag';
import { TextField } from '@/ui/TextField';

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

const NAME = 40;

/** The park's thanks, to be kept as a screenshot. The name is typed here and goes nowhere. @param named what the find is, by the staff */
function Certificate({ find, named }: { find: Find; named: string }) {
  const t = useT().find.certificate;
  const park = useParkName();
  const [name, setName] = useState('');
  return (
    <View className="stack">
      <View className="find__certificate stack centred">
        <Picture motif="valley" size="thumb" />
        <View className="text-heading">{t.title}</View>
        {name.trim() !== '' && <View className="text-title find__thanked">{name.trim()}</View>}
        <View>{t.text({ day: formatDate(find.foundAt.slice(0, 10)), named })}</View>
        <View className="text-quiet">
          {park} · {find.number}
        </View>
      </View>
      <TextField label={t.name} value={name} maxLength={NAME} hint={t.nameHint} onChange={setName} />
      <View className="text-quiet">{t.keep}</View>
    </View>
  );
}
