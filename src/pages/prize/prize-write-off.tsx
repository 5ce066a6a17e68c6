import { AdminSession } from '@/features/admin/AdminSession';
import { Soon } from '@/features/soon/Soon';

export default function PrizeWriteOffPage() {
  return (
    <Soon name="prizeWriteOff">
      <AdminSession />
    </Soon>
  );
}
