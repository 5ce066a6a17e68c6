import type { Registration } from '@park/contract/live/anchor/schemas';
import { formatMoment } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';

/** What was sent, when, and when it was decided. */
export function RegistrationFacts({ registration }: { registration: Registration }) {
  const words = useT().live.register;
  const { introduction, decidedAt } = registration;
  return (
    <Card>
      <Facts
        rows={[
          [words.name, registration.name],
          [words.phone, registration.phone],
          [words.platform, registration.platform.name],
          [words.account, registration.account],
          ...(introduction ? [[words.introduction, introduction] as const] : []),
          [words.sent, formatMoment(registration.createdAt)],
          ...(decidedAt ? [[words.decided, formatMoment(decidedAt)] as const] : []),
        ]}
      />
    </Card>
  );
}
