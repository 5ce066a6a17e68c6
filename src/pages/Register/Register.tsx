import { RegisterView } from '@/features/live/anchor/RegisterView';

/** Registering as an anchor, and what became of it. */
export default function RegisterPage() {
  return <RegisterView />;
}
