import { useTexts } from '../../i18n/language';
import { SubPages } from '../../ui/SubPages';
import './prize.css';
import { RoundEditPage } from './RoundEditPage';
import { RoundPage } from './RoundPage';
import { RoundsPage } from './RoundsPage';
import { RedemptionsPage } from './redemption/RedemptionsPage';

/** Rounds of the draw from draft to the last prize handed out. */
export default function PrizePages() {
  const { pages: t } = useTexts('prize');
  return (
    <SubPages
      area="draw"
      label={t.label}
      pages={[
        { path: 'rounds', name: t.rounds, element: <RoundsPage /> },
        { path: 'write-offs', name: t.redemptions, element: <RedemptionsPage /> },
        { path: 'rounds/new', name: null, element: <RoundEditPage /> },
        { path: 'rounds/:id', name: null, element: <RoundPage /> },
        { path: 'rounds/:id/edit', name: null, element: <RoundEditPage /> },
      ]}
    />
  );
}
