import { useTexts } from '../i18n/language';
import { RequiredStep } from './RequiredStep';
import SecondFactorSteps from './SecondFactorSteps';

/** For an owner whose time to set up a second factor is over. */
export default function SecondFactorPage() {
  const t = useTexts('secondFactor');
  return (
    <RequiredStep title={t.mustTitle} about={t.mustAbout}>
      <SecondFactorSteps onDone={() => undefined} />
    </RequiredStep>
  );
}
