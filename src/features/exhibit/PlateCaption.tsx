import type { Motif } from '@park/contract/motifs';
import { PLATE_WORDS, type PlateWords } from '@park/contract/plates';
import { Text, View } from '@tarojs/components';
import './PlateCaption.scss';
import { formatSize } from '@/i18n/format';
import { useT } from '@/i18n/useT';

/** What the drawing above shows and to which scale: the plate's own letters stay small whatever size the reader chose. */
export function PlateCaption({ motif }: { motif: Motif }) {
  const t = useT().exhibit;
  const words = (PLATE_WORDS as Partial<Record<Motif, PlateWords>>)[motif];
  return (
    <View className="plate-caption text-quiet">
      {words && (
        <View>
          <Text className="exhibit-latin">{words.latin}</Text>
          {words.bar !== null && ` · ${t.told({ what: t.scale, length: formatSize(words.bar) })}`}
          {motif === 'crinoid' && ` · ${t.stemsShortened}`}
        </View>
      )}
      <View>{t.isDrawn}</View>
    </View>
  );
}
