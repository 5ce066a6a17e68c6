import type { GuardianTerms } from '@park/contract/ticket/guardian/schemas';
import { View } from '@tarojs/components';
import { useT } from '@/i18n/useT';

/** What a guardian agrees to, and who answers for it. */
export function Terms({ terms: { points, contact } }: { terms: GuardianTerms }) {
  const t = useT().guardian;
  return (
    <View className="stack-near">
      {[...points, { title: t.contact, text: contact ?? t.contactNobody }].map(({ title, text }) => (
        <View key={title}>
          <View className="text-strong">{title}</View>
          <View className="text-soft">{text}</View>
        </View>
      ))}
    </View>
  );
}
