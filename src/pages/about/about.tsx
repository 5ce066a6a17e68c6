import { AboutPark } from '@/features/park/AboutPark';
import { LegalText } from '@/features/park/LegalText';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enableShareAppMessage: true });

/** What the park tells of itself, or one of its legal texts. */
export default function AboutPage() {
  const { text } = useParams<'about'>();
  return text === 'privacy' || text === 'terms' ? <LegalText text={text} /> : <AboutPark />;
}
