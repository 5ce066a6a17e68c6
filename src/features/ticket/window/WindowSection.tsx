import { getTicketWindow } from '@park/contract/ticket/window/calls';
import { View } from '@tarojs/components';
import { useCall } from '@/api/useCall';
import { useT } from '@/i18n/useT';
import { phoneCall } from '@/platform/phoneCall';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { Section } from '@/ui/Section';

/** Where tickets are sold by a person, and by telephone; nothing where the park has not said it, or until it is known. */
export function WindowSection() {
  const t = useT().ticket.window;
  const { data } = useCall(getTicketWindow, {});
  if (!data) return null;
  const { place, hours, bring, phone } = data;
  return (
    <Section title={t.title}>
      <Card>
        <View className="stack">
          <Facts
            rows={[
              [t.place, place],
              [t.hours, hours],
              [t.bring, bring],
              [t.phone, phone],
            ]}
          />
          <View className="text-soft">{t.companion}</View>
          <Button kind="secondary" onClick={() => void phoneCall(phone).catch(() => {})}>
            {t.call({ number: phone })}
          </Button>
        </View>
      </Card>
    </Section>
  );
}
