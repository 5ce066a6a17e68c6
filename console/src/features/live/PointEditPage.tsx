import type { CallInput } from '@park/contract/call';
import { POINT_FIELD } from '@park/contract/live/limits';
import { getAdminPoint, getAdminPoints, getLivePoints, savePoint } from '@park/contract/live/point/calls';
import type { AdminPoint } from '@park/contract/live/point/schemas';
import { useParams } from 'react-router';
import { useCall } from '../../api/hooks';
import { useLanguage, useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { type Localized, written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { EditPage, useEditing } from '../../ui/EditPage';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { LinesItem } from '../../ui/LinesItem';
import { LookFields } from '../../ui/LookFields';
import { fromLines, toLines } from '../../ui/lines';
import { TextItem } from '../../ui/TextItem';

/** A live point's texts as their form has them; facilities are lines. */
interface PointValues {
  name: Localized;
  text: Localized;
  facilities: Localized;
  motif: AdminPoint['motif'];
  coverId: string | null;
}

const toForm = ({ version, name, text, facilities, motif, coverId }: AdminPoint): Versioned<PointValues> => ({
  version,
  values: { name, text, facilities: toLines(facilities), motif, coverId },
});

/** What is sent of a form. */
const toContents = ({
  name,
  text,
  facilities,
  motif,
  coverId,
}: PointValues): Omit<CallInput<typeof savePoint>, 'id' | 'version'> => ({
  name: written(name),
  text: written(text),
  facilities: fromLines(facilities),
  motif,
  coverId,
});

/** What visitors read of one live point. */
export function PointEditPage() {
  const { id = '' } = useParams();
  return (
    <Answer of={useCall(getAdminPoint, { id })} anew>
      {(point) => <Editor key={point.id} opened={point} />}
    </Answer>
  );
}

function Editor({ opened }: { opened: AdminPoint }) {
  const { points: t } = useTexts('live');
  const ui = useTexts('ui');
  const reader = useLanguage();
  const { id } = opened;
  const editing = useEditing({
    of: { kind: 'livePoint', path: '/live/points' },
    ...{ id, opened, toForm, toContents },
    blank: () => toForm(opened).values,
    save: savePoint,
    load: getAdminPoint,
    stale: [getLivePoints, getAdminPoints],
    done: t.saved,
  });
  const { name } = editing.now ?? opened;
  return (
    <EditPage
      editing={editing}
      title={name[reader] ?? name['zh-Hans'] ?? id}
      labels={{ name: ui.name, text: t.text, facilities: t.facilities, motif: ui.motif, coverId: ui.cover }}
      describe={{ motif: (motif) => ui.motifs[motif] }}
    >
      <LanguageTabs label={ui.texts} of={['name', 'text', 'facilities']} eager>
        {(one) => (
          <>
            <TextItem name="name" language={one} maxLength={POINT_FIELD.name} />
            <TextItem name="text" language={one} maxLength={POINT_FIELD.text} rows={4} />
            <LinesItem name="facilities" language={one} maxLength={POINT_FIELD.facility} maxLines={POINT_FIELD.facilities} />
          </>
        )}
      </LanguageTabs>
      <LookFields />
    </EditPage>
  );
}
