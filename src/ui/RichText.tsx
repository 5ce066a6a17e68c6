import type { RichText as Blocks, RichBlock, RichRun } from '@park/contract/richText/schemas';
import { Image, View } from '@tarojs/components';
import { useContext } from 'react';
import './RichText.scss';
import { absoluteUrl } from '../platform/absoluteUrl';
import { aria } from './aria';
import { FOCUSABLE } from './ariaTarget';
import { classNames } from './classNames';
import { NavContext } from './navContext';
import { Tap } from './Tap';

type Item = Extract<RichBlock, { kind: 'item' }>;
type Piece = Exclude<RichBlock, Item> | { kind: 'list'; items: Item[] };

/** Rich text of the server, drawn with the app's own parts: there is no markup in it, so nothing can run. */
export function RichText({ text }: { text: Blocks }) {
  return (
    <View className="rich">
      {inLists(text).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have a fixed order and no identity of their own
        <PieceView key={index} piece={piece} />
      ))}
    </View>
  );
}

function PieceView({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'heading':
      return (
        <View className={`rich__heading rich__heading--${piece.level}`} {...aria({ role: 'heading', level: piece.level })}>
          <Runs runs={piece.runs} />
        </View>
      );
    case 'text':
      return (
        <View className={classNames('rich__text', piece.quote && 'rich__text--quote')}>
          <Runs runs={piece.runs} />
        </View>
      );
    case 'list':
      return <List items={piece.items} />;
    case 'image':
      return <Picture {...piece} />;
    case 'table':
      return <Table rows={piece.rows} />;
  }
}

function Runs({ runs }: { runs: RichRun[] }) {
  const { onLink } = useContext(NavContext);
  return (
    <>
      {runs.map(({ text, strong, em, href }, index) => {
        const look = classNames('rich__run', strong && 'rich__run--strong', em && 'rich__run--em', href && 'rich__run--link');
        const key = `${index} ${text}`;
        if (!href)
          return (
            <View key={key} className={look}>
              {text}
            </View>
          );
        return (
          <Tap key={key} className={look} role="link" onClick={() => onLink(href)}>
            {text}
          </Tap>
        );
      })}
    </>
  );
}

function List({ items }: { items: Item[] }) {
  return (
    <View className="rich__list" {...aria({ role: 'list' })}>
      {items.map(({ depth, mark, runs }, index) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: items have a fixed order and no identity of their own
          key={index}
          className={`rich__item rich__item--${depth}`}
          {...aria({ role: 'listitem' })}
        >
          <View className={classNames('rich__mark', mark === 'dot' && 'rich__mark--dot')}>
            {typeof mark === 'number' ? `${mark}.` : ''}
          </View>
          <View className="rich__words">
            <Runs runs={runs} />
          </View>
        </View>
      ))}
    </View>
  );
}

/** What a picture of unknown size gets, so that nothing moves when it comes. Height by width. */
const USUAL_SHAPE = 9 / 16;

function Picture({ src, alt, width, height }: Extract<RichBlock, { kind: 'image' }>) {
  const shape = width && height ? height / width : USUAL_SHAPE;
  return (
    <View
      className="rich__picture"
      style={width ? { width: `${width}px` } : {}}
      {...aria(alt ? { role: 'img', label: alt } : { hidden: true })}
    >
      <View className="rich__frame" style={{ paddingTop: `${shape * 100}%` }}>
        <Image className="rich__image" src={absoluteUrl(src)} mode="aspectFit" lazyLoad />
      </View>
    </View>
  );
}

function Table({ rows }: { rows: Extract<RichBlock, { kind: 'table' }>['rows'] }) {
  return (
    <View className="rich__scroll" {...FOCUSABLE}>
      <View className="rich__table" {...aria({ role: 'table' })}>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have a fixed order and no identity of their own
          <View key={row} className="rich__row" {...aria({ role: 'row' })}>
            {cells.map(({ head, runs }, column) => (
              <View
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={column}
                className={classNames('rich__cell', head && 'rich__cell--head')}
                {...aria({ role: head ? 'columnheader' : 'cell' })}
              >
                <Runs runs={runs} />
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}

/** Items that follow one another are one list. */
function inLists(blocks: Blocks): Piece[] {
  const pieces: Piece[] = [];
  for (const block of blocks) {
    const last = pieces.at(-1);
    if (block.kind !== 'item') pieces.push(block);
    else if (last?.kind === 'list') last.items.push(block);
    else pieces.push({ kind: 'list', items: [block] });
  }
  return pieces;
}
