import { useShare } from '@/components/useShare';
import { RoundView } from '@/features/prize/round/RoundView';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** The lucky draw: a round, and signing up for it. */
export default function PrizePage() {
  const { id } = useParams<'prize'>();
  useShare(useT().core.title.prize, 'prize', { id });
  return <RoundView id={id} />;
}
