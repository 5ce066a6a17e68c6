import { exportExhibits, getAdminExhibits } from '@park/contract/exhibit/calls';
import { EXHIBIT_GROUPS } from '@park/contract/exhibit/limits';
import { periodAt } from '@park/contract/exhibit/periods';
import type { AdminExhibit } from '@park/contract/exhibit/schemas';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useCall } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { LastSaved, StatusTag, ThingLink } from '../../ui/Cells';
import { type Localized, missingIn, textIn } from '../../ui/contentLanguages';
import { ExportButton } from '../../ui/ExportButton';
import { choices } from '../../ui/list/choices';
import { holdsWords } from '../../ui/list/holdsWords';
import { clearing, Filters } from '../../ui/list/ListPage';
import { useListState } from '../../ui/list/useListState';
import { Missing } from '../../ui/Missing';
import { AddButton, PageHead } from '../../ui/PageHead';
import { RowsSheet } from '../../ui/RowsTable';
import { pathOf } from '../../ui/things';
import { Unsaved } from '../../ui/Unsaved';
import { useContentLanguages } from '../../ui/useContentLanguages';
import { EXHIBITS, type ExhibitValues } from './exhibitForm';

/** All that is written of it in five languages. */
const textsOf = ({ name, formation, where, story, childStory }: AdminExhibit) => [
  name,
  formation,
  where,
  story,
  childStory ?? {},
];

/** The languages that it has a recording in, by what is said in it. */
const recordedOf = ({ audio }: AdminExhibit): Localized =>
  Object.fromEntries(Object.entries(audio).map(([language, { transcript }]) => [language, transcript]));

/** All exhibits, by number. */
export function ExhibitList() {
  const t = useTexts('exhibit');
  const walk = useTexts('walk');
  const ui = useTexts('ui');
  const go = useNavigate();
  const state = useListState();
  const offered = useContentLanguages();
  const { keyword = '', group, shown, gaps } = state.filters;
  const fits = (one: AdminExhibit) =>
    holdsWords(keyword, one.id, one.latin, one.name) &&
    (group === undefined || one.group === group) &&
    (shown === undefined || one.isShown === (shown === 'yes')) &&
    (gaps === undefined || missingIn(offered, ...textsOf(one), recordedOf(one)).some((language) => language === gaps));
  const exhibits = useCall(getAdminExhibits, {});
  const filters = [
    { name: 'keyword', label: ui.find, kind: 'text' },
    { name: 'group', label: t.kind, kind: 'choice', options: choices(EXHIBIT_GROUPS, t.groups) },
    { name: 'shown', label: t.shown, kind: 'choice', options: choices(['yes', 'no'], t.isShown) },
    { name: 'gaps', label: t.gaps, kind: 'choice', options: choices(offered, ui.languages) },
  ] as const;
  return (
    <>
      <PageHead title={t.title} about={t.about}>
        <Button onClick={() => go('/exhibits/walks')}>{walk.title}</Button>
        <Button onClick={() => go('/exhibits/heard')}>{t.heard}</Button>
        <Button onClick={() => go('/exhibits/signs')}>{t.signs}</Button>
        <ExportButton path={exportExhibits.path} name={t.title} />
        <AddButton text={t.add} to={pathOf(EXHIBITS, newId('e'), true)} />
      </PageHead>
      <Unsaved<ExhibitValues> of={EXHIBITS} nameOf={({ id, name }) => `${id} ${textIn(name) || ui.untitled}`} />
      <Filters of={filters} state={state} />
      <RowsSheet
        of={exhibits}
        rows={(all) => all.filter(fits)}
        {...{ empty: t.empty, onClear: clearing(filters, state) }}
        columns={[
          { title: ui.number, dataIndex: 'id', align: 'right' },
          {
            title: ui.name,
            width: 300,
            render: (_, exhibit) => (
              <>
                <ThingLink of={EXHIBITS} id={exhibit.id} text={textIn(exhibit.name)} />
                <div lang="la">
                  <i>{exhibit.latin}</i>
                </div>
                <Missing of={textsOf(exhibit)} />
                <Missing of={recordedOf(exhibit)} says={t.noRecording} />
              </>
            ),
          },
          { title: t.kind, render: (_, { group }) => t.groups[group] },
          { title: t.period, render: (_, { fromMa }) => t.periods[periodAt(fromMa)] },
          {
            title: ui.state,
            render: (_, { isShown: is }) => <StatusTag tone={is ? 'good' : 'quiet'}>{t.isShown[is ? 'yes' : 'no']}</StatusTag>,
          },
          { title: t.changed, render: (_, row) => <LastSaved {...row} /> },
        ]}
      />
    </>
  );
}
