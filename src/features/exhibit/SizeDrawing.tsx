import { BESIDE_MM } from '@park/contract/exhibit/limits';
import type { Exhibit } from '@park/contract/exhibit/schemas';
import { View } from '@tarojs/components';
import './SizeDrawing.scss';
import { formatSize } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';

/** How long it is beside a hand or a person, both to one scale. */
export function SizeDrawing({ size: { millimetres, beside }, name }: { size: Exhibit['size']; name: string }) {
  const t = useT().exhibit;
  const longest = Math.max(millimetres, BESIDE_MM[beside]);
  const bars = [
    { what: 'exhibit', label: t.told({ what: name, length: formatSize(millimetres) }), length: millimetres },
    {
      what: 'beside',
      label: t.told({ what: t.beside[beside], length: formatSize(BESIDE_MM[beside]) }),
      length: BESIDE_MM[beside],
    },
  ];
  return (
    <View className="size raised" {...aria({ role: 'group', label: t.size })}>
      {bars.map(({ what, label, length }) => (
        <View key={what} className="size__row">
          <View className="text-small">{label}</View>
          <View className={`size__bar size__bar--${what}`} style={{ width: `${Math.max(1, (100 * length) / longest)}%` }} />
        </View>
      ))}
    </View>
  );
}
