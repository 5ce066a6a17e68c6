import type { Registration } from '@park/contract/live/anchor/schemas';
import { formatMoment } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';

/** What was sent, when, and when it was decided. */
export function RegistrationFacts({ registration }: { registration: Registration }) {
  const t = useT().live.register;
  const { introduction, decidedAt } = registration;
  return (
    <Card>
      <Facts
        rows={[
          [t.name, registration.name],
          [t.phone, registration.phone],
          [t.platform, registration.platform.name],
          [t.account, registration.account],
          ...(introduction ? [[t.introduction, introduction] as const] : []),
          [t.sent, formatMoment(registration.createdAt)],
          ...(decidedAt ? [[t.decided, formatMoment(decidedAt)] as const] : []),
        ]}
      />
    </Card>
  );
}
