import { getPack } from '@park/contract/pack/calls';
import { CATALOGUE } from '@park/contract/pack/manifest';
import { useCall } from '@/api/useCall';
import { formatMegabytes } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { canKeepFiles } from '@/platform/packFiles';
import { packs } from '@/platform/packs';
import { usePersistentList } from '@/platform/persistentList';
import { MoreLink } from '@/ui/MoreLink';

/** Before a visit, the way to the guide's pack; nothing where there is none, or this phone has it. */
export function TakeAlong() {
  const t = useT().order.visit;
  const isHere = usePersistentList(packs).some(({ id, isWhole }) => id === CATALOGUE && isWhole);
  const isWanted = !isHere && canKeepFiles();
  const { data } = useCall(getPack, { id: CATALOGUE }, { isQuiet: true, enabled: isWanted });
  if (!isWanted || !data) return null;
  const open = () => void go('exhibits', { open: 'pack' });
  return <MoreLink text={t.along({ size: formatMegabytes(data.bytes) })} onClick={open} />;
}
