import { FIELD } from '@park/contract/live/limits';
import { getLivePlatforms } from '@park/contract/live/point/calls';
import { View } from '@tarojs/components';
import { useCall } from '@/api/useCall';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import { CheckField } from '@/ui/CheckField';
import { PhoneField } from '@/ui/PhoneField';
import { Skeleton } from '@/ui/Skeleton';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import type { RegisterForm } from '../formRules';
import { PlatformField } from '../PlatformField';
import type { RegistrationView } from './useRegistration';

/** The fields of a registration. Its button stands at the page's lower edge. */
export function RegisterFields({ registration }: { registration: RegistrationView }) {
  const t = useT().live.register;
  const platforms = useCall(getLivePlatforms, {}, { staleTime: Number.POSITIVE_INFINITY });
  const bind = (field: Exclude<keyof RegisterForm, 'platformId' | 'ofAge'>) => ({
    label: t[field],
    ...registration.field(field),
  });
  return (
    <View className="stack-near">
      <View className="intro">{t.intro}</View>
      <TextField {...bind('name')} required maxLength={FIELD.name[1]} hint={t.nameHint} autoComplete="name" />
      <PhoneField {...bind('phone')} required hint={t.phoneHint} />
      <PlatformField
        query={platforms}
        skeleton={<Skeleton shape="form" rows={1} />}
        value={registration.form.platformId}
        onChange={(platformId) => registration.change({ platformId })}
        error={registration.errorOf('platformId')}
      />
      <TextField {...bind('account')} required maxLength={FIELD.account[1]} />
      <TextArea {...bind('introduction')} maxLength={FIELD.introduction} placeholder={t.introductionHint} />
      <CheckField {...registration.field('ofAge')} label={t.ofAge} note={t.ofAgeNote} />
      <Failure error={registration.failure} />
    </View>
  );
}
