import { SubPages } from '../../ui/SubPages';
import { usePrizeTexts } from './prizeTexts';
import './prize.css';
import { RedemptionsPage } from './RedemptionsPage';
import { RoundEditPage } from './RoundEditPage';
import { RoundPage } from './RoundPage';
import { RoundsPage } from './RoundsPage';

/** Rounds of the draw from draft to the last prize handed out. */
export default function PrizePages() {
  const { pages: t } = usePrizeTexts();
  return (
    <SubPages
      area="draw"
      label={t.label}
      pages={[
        { path: 'rounds', name: t.rounds, element: <RoundsPage /> },
        { path: 'write-offs', name: t.writeOffs, element: <RedemptionsPage /> },
        { path: 'rounds/new', name: null, element: <RoundEditPage /> },
        { path: 'rounds/:id', name: null, element: <RoundPage /> },
        { path: 'rounds/:id/edit', name: null, element: <RoundEditPage /> },
      ]}
    />
  );
}
