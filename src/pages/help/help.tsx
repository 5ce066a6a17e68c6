import { EmergencyNumbers } from '@/features/soon/EmergencyNumbers';
import { Soon } from '@/features/soon/Soon';

export default function HelpPage() {
  return (
    <Soon name="help">
      <EmergencyNumbers />
    </Soon>
  );
}
