import { FEEDBACK } from '@park/contract/feedback/limits';
import { getAdminPark, getReplies, saveReplies } from '@park/contract/park/calls';
import { MAX_REPLIES } from '@park/contract/park/limits';
import type { AdminPark } from '@park/contract/park/schemas';
import { useTexts } from '../../i18n/language';
import { type Localized, textIn, written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { FieldRows } from '../../ui/FieldRows';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { SettingPage } from '../../ui/SettingPage';
import { TextItem } from '../../ui/TextItem';

interface Given {
  replies: Localized[];
}

const givenOf = ({ version, replies = [] }: AdminPark): Versioned<Given> => ({ version, values: { replies } });

/** What staff choose from while they answer feedback. */
export function RepliesPage() {
  const { replies: t } = useTexts('park');
  return (
    <SettingPage
      {...{ thing: 'parkReplies', texts: t, load: getAdminPark, save: saveReplies, stale: [getReplies], toForm: givenOf }}
      width={900}
      toInput={({ replies }, version) => ({ version, replies: replies.map((one) => written(one)) })}
      labels={{ replies: t.title }}
      describe={{ replies: (all) => all.map(textIn).join('\n') }}
    >
      <FieldRows name="replies" labels={t} max={MAX_REPLIES} begin={() => ({})} none={t.none}>
        {(at) => (
          <LanguageTabs label={t.text} of={[['replies', at]]} eager>
            {(one) => <TextItem name={[at]} label={t.text} language={one} rows={3} maxLength={FEEDBACK.answer[1]} />}
          </LanguageTabs>
        )}
      </FieldRows>
    </SettingPage>
  );
}
