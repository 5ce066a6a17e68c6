import { serverNow } from '@/api/serverNow';
import { AboutPark } from '@/features/park/AboutPark';
import { LegalText } from '@/features/park/LegalText';
import { useOpening } from '@/features/ticket/product/useOpening';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enableShareAppMessage: true });

/** What the park tells of itself, or one of its legal texts. */
export default function AboutPage() {
  const { text } = useParams<'about'>();
  return text === 'privacy' || text === 'terms' ? <LegalText text={text} /> : <About />;
}

function About() {
  return <AboutPark opening={useOpening(serverNow())} />;
}
