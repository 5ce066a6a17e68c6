import type { Find } from '@park/contract/find/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useParkName } from '@/api/usePark';
import { formatDate } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Picture } from '@/ui/Picture';
import { TextField } from '@/ui/TextField';

const NAME = 40;

/** The park's thanks, to be kept as a screenshot. The name is typed here and goes nowhere. @param named what the find is, by the staff */
export function Certificate({ find, named }: { find: Find; named: string }) {
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
