import { useFilled } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';

/** The way into the catalogue, in a park that has something in it. */
export function CatalogueLink() {
  const { core, center } = useT();
  if (!useFilled()('exhibit')) return null;
  return (
    <ListItem
      picture={<Picture motif="ammonite" size="thumb" />}
      title={core.title.exhibits}
      facts={[center.home.catalogue]}
      label={core.title.exhibits}
      onClick={() => void go('exhibits')}
    />
  );
}
