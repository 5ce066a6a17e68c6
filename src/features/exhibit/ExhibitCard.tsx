import type { ExhibitBrief } from '@park/contract/exhibit/schemas';
import { View } from '@tarojs/components';
import './ExhibitCard.scss';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';

interface ExhibitCardProps {
  exhibit: ExhibitBrief;
  side?: string;
  /** Id of the walk that leads to it. */
  walk?: string;
}

/** An exhibit in a list: what it is, in Latin too, and the number on its sign. */
export function ExhibitCard({ exhibit: { id, name, latin, motif, cover }, side, walk }: ExhibitCardProps) {
  const t = useT().exhibit;
  return (
    <ListItem
      picture={<Picture motif={motif} cover={cover} size="thumb" isThing />}
      title={name}
      facts={[
        <View key="latin" className="exhibit-latin">
          {latin}
        </View>,
        t.numbered({ id }),
      ]}
      label={name}
      side={side}
      onClick={() => void go('exhibit', { id, ...(walk ? { walk } : {}) })}
    />
  );
}
