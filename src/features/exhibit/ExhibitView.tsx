import { cardPicture } from '@park/contract/card';
import { getExhibit, getExhibits } from '@park/contract/exhibit/calls';
import { BESIDE_MM } from '@park/contract/exhibit/limits';
import { periodAt } from '@park/contract/exhibit/periods';
import type { Exhibit } from '@park/contract/exhibit/schemas';
import { placeOfExhibit } from '@park/contract/map/limits';
import { exhibitGroup, period, shownAs as shownAsWords } from '@park/contract/texts/exhibit';
import { View } from '@tarojs/components';
import './ExhibitView.scss';
import './SizeDrawing.scss';
import { useCall } from '@/api/useCall';
import { useParts } from '@/api/usePark';
import { useSeen } from '@/api/useSeen';
import { Loaded } from '@/components/Loaded';
import { useShare } from '@/components/useShare';
import { ageSpan } from '@/i18n/ageSpan';
import { formatSize } from '@/i18n/format';
import { getLanguage } from '@/i18n/language';
import { useT } from '@/i18n/useT';
import { go, goReplace } from '@/navigation/go';
import { toUrl } from '@/navigation/url';
import { useVoice } from '@/platform/voice';
import { errorNameOf } from '@/request/errors';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Facts } from '@/ui/Facts';
import { HeadPicture } from '@/ui/HeadPicture';
import { Page } from '@/ui/Page';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { ShareButton } from '@/ui/ShareButton';
import { Skeleton } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { ExhibitCard } from './ExhibitCard';
import { toggleFavourite, useFavourites } from './favourites';
import { mainAct } from './mainAct';
import { PlateCaption } from './PlateCaption';
import { Story } from './Story';
import { RATIO, scaleOf } from './scale';
import { StampLine } from './stamp/StampLine';
import { useStamps } from './stamp/useStamps';
import { NextStop } from './walk/NextStop';

/** One exhibit. @param id '': the address names none @param walk the one that led here */
export function ExhibitView({ id, walk }: { id: string; walk?: string }) {
  const { core, exhibit: t } = useT();
  const query = useCall(getExhibit, { id }, { enabled: id !== '' });
  const { data, error } = query;
  const seen = useSeen(getExhibits, id);
  const head = data ?? seen;
  const name = errorNameOf(error);
  useShare(head?.name ?? core.title.exhibit, 'exhibit', { id }, head && cardPicture(head));
  usePullToRefresh(query.refetch);
  if (id === '' || name === 'exhibitNotFound' || name === 'exhibitRemoved')
    return (
      <Page title={core.title.exhibit}>
        <Empty
          picture="nothing"
          text={name === 'exhibitRemoved' ? t.removed : t.unknown}
          action={core.title.exhibits}
          onAction={() => void goReplace('exhibits')}
        />
      </Page>
    );
  return (
    <Page
      title={core.title.exhibit}
      header={
        (head || !error) && (
          <>
            <HeadPicture of={head} isThing label={head && (head.cover ? head.name : t.drawn({ name: head.name }))} />
            {head && !head.cover && <PlateCaption motif={head.motif} />}
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton shape="text" rows={4} />}>
        {(exhibit) => <Whole exhibit={exhibit} walk={walk} />}
      </Loaded>
    </Page>
  );
}

function Whole({ exhibit, walk }: { exhibit: Exhibit; walk?: string }) {
  const { core, exhibit: t } = useT();
  const { id, name, latin, fromMa, toMa, group, formation, where, at, mayTouch, size, sources } = exhibit;
  const { accession, shownAs, repository, credit, storySources } = exhibit;
  const hasMap = useParts()('map');
  const isFavourite = useFavourites().includes(id);
  const lang = getLanguage();
  const voice = useVoice(lang);
  const { collected, waiting } = useStamps();
  const canGo = at !== null && hasMap;
  const act = mainAct({
    stamp: at !== null && !collected.has(id) && !waiting.has(id),
    listen: exhibit.recording !== null || voice !== null,
    way: canGo,
  });
  const showWay = () => void go('searchBar', { view: 'map', place: placeOfExhibit(id) });
  const way = canGo && (
    <Button kind={act === 'way' ? 'primary' : 'secondary'} block round onClick={showWay}>
      {t.way}
    </Button>
  );
  const facts: [string, string][] = [
    [t.number, id],
    [t.age, `${period[periodAt(fromMa)][lang]} · ${ageSpan(t.span, fromMa, toMa)}`],
    [t.group, exhibitGroup[group][lang]],
    [t.formation, formation],
    [t.where, where],
    [t.touch, mayTouch ? t.mayTouch : t.mayNotTouch],
    // Of what was kept from an older release, these are not known.
    ...(repository ? [[t.repository, repository] as [string, string]] : []),
    ...(accession ? [[t.accession, accession] as [string, string]] : []),
    ...(credit ? [[t.credit, credit] as [string, string]] : []),
  ];
  return (
    <View className={`exhibit exhibit--${act ?? 'read'} stack-wide`}>
      <View>
        <View className="head">
          <View className="text-heading" {...aria({ role: 'heading', level: 2 })}>
            {name}
          </View>
          {shownAs && <Tag tone="muted">{shownAsWords[shownAs][lang]}</Tag>}
        </View>
        <View className="exhibit-latin text-quiet">{latin}</View>
      </View>
      <StampLine exhibit={exhibit} />
      {act === 'way' && way}
      <Story exhibit={exhibit} />
      <NextStop id={id} from={walk} />
      <SizeDrawing size={size} name={name} />
      <Facts rows={facts} />
      <View className="stack">
        {act !== 'way' && way}
        <View className="spread">
          <Button kind="text" onClick={() => toggleFavourite(id)}>
            {isFavourite ? t.unkeep : t.keep}
          </Button>
          <ShareButton
            kind="text"
            text={t.share}
            copied={t.shareCopied}
            title={`${name} · ${latin}`}
            url={toUrl('exhibit', { id })}
            picture={cardPicture(exhibit)}
          />
        </View>
      </View>
      {exhibit.related.length > 0 && (
        <Section title={t.related} more={core.title.exhibits} onMore={() => void goReplace('exhibits')}>
          <View className="stack">
            {exhibit.related.map((other) => (
              <ExhibitCard key={other.id} exhibit={other} />
            ))}
          </View>
        </Section>
      )}
      <Section title={t.sources}>
        <View className="exhibit__sources text-quiet">
          <View>{t.told({ what: t.age, length: sources.age })}</View>
          <View>{t.told({ what: t.formation, length: sources.formation })}</View>
          <View>{t.told({ what: t.size, length: sources.size })}</View>
          {storySources && <View>{t.told({ what: t.story, length: storySources })}</View>}
        </View>
      </Section>
    </View>
  );
}

/** How long it is beside a hand or a person, both to one scale. */
function SizeDrawing({ size, name }: { size: Exhibit['size']; name: string }) {
  const t = useT().exhibit;
  const { millimetres, beside } = size;
  const { bar, drawing } = scaleOf(size);
  return (
    <View className="size raised" {...aria({ role: 'group', label: t.size })}>
      <View className="size__room">
        <View className="size__beside" style={{ width: `${drawing}%`, paddingBottom: `${drawing * RATIO}%` }}>
          <Picture motif={beside} size="tile" isThing />
        </View>
        <View className="size__bar" style={{ width: `${bar}%` }} />
      </View>
      <View className="ends">
        <View className="text-strong">{t.told({ what: name, length: formatSize(millimetres) })}</View>
        <View className="text-quiet">{t.told({ what: t.beside[beside], length: formatSize(BESIDE_MM[beside]) })}</View>
      </View>
    </View>
  );
}
