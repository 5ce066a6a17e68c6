import { z } from 'zod';
import type { CallSchemas } from '../call';
import { idSchema, momentSchema, nothing } from '../envelope';
import { exhibitId } from '../exhibit/schemas';
import { exportOf } from '../export';
import { inChineseAtLeast, inSomeLanguage } from '../localized';
import { MOTIFS } from '../motifs';
import { motif } from '../picture';
import { AREA_KINDS, isArea, LINE_KINDS, MAP_FIELD, PLACE_KINDS, STAFF_PLACE_KINDS, SURFACES } from './limits';

/** Whether a toilet has an accessible cabin; null: nobody has looked. A node of the release before, and what a phone kept of it, has none. */
const cabin = { accessible: z.enum(['yes', 'no']).nullable().optional() };

/** Somewhere in the park; a live point among them is `livePoint` and has its own page under the same id. */
const mapPlace = z.object({
  id: idSchema,
  kind: z.enum(PLACE_KINDS),
  name: z.string(),
  text: z.string(),
  /** gcj02 */
  latitude: z.number(),
  longitude: z.number(),
  ...cabin,
  /** Why it is closed, '' where nobody said; null: it is open. */
  closed: z.string().nullable(),
});
export type MapPlace = z.infer<typeof mapPlace>;

/** Of a way; null: nobody has looked. A node of the release before, and what a phone kept of it, has neither. */
const ground = {
  surface: z.enum(SURFACES).nullable().optional(),
  /** Metres, where it is narrowest. */
  width: z.number().min(0.2).max(50).nullable().optional(),
};

/** A line or an area of the park. */
const mapShape = z.object({
  id: idSchema,
  kind: z.enum([...LINE_KINDS, ...AREA_KINDS]),
  /** '' where it has none. */
  name: z.string(),
  /** gcj02: longitude, latitude, metres above the sea; of an area the closed ring. */
  line: z.array(z.tuple([z.number(), z.number(), z.number()])),
  stepFree: z.boolean(),
  ...ground,
  /** Why it is closed; null: it is open. */
  closed: z.string().nullable(),
});
export type MapShape = z.infer<typeof mapShape>;

/** An exhibit that is shown and lies on the map; `text` says where. They stand beside the places: an app of before cannot draw a kind that it does not know. */
const mapExhibit = mapPlace.pick({ name: true, text: true, latitude: true, longitude: true }).extend({ id: exhibitId });
export type MapExhibit = z.infer<typeof mapExhibit>;

/** `key` of the map service for the web; null where the park has none. */
const parkMap = z.object({
  key: z.string().nullable(),
  places: z.array(mapPlace),
  /** By number. A node of the release before, and what a phone kept of it, has none. */
  exhibits: z.array(mapExhibit).optional(),
  shapes: z.array(mapShape),
});
export type ParkMap = z.infer<typeof parkMap>;

const sights = z.array(z.object({ id: idSchema, name: z.string(), motif }));

/** Why something is closed, by language; null: it is open. */
const closed = inSomeLanguage(MAP_FIELD.reason).nullable();
const versioned = {
  id: z.string(),
  /** Counts the changes of its contents. */
  version: z.int(),
  /** Null, like `updatedBy`: it is as the park came. */
  updatedAt: momentSchema.nullable(),
  /** A user name. */
  updatedBy: z.string().nullable(),
};
/**
 * `id` is chosen by the editor when it begins a thing, and `version` is the one that was opened: 0 for a new one, so that a save
 * that is sent again makes no second one.
 */
const opened = { id: z.string().regex(/^[\w-]{1,40}$/), version: z.int32().min(0) };
const known = z.object({ id: idSchema, version: z.int32().min(1) });
const closing = known.extend({ closed });

const contents = {
  kind: z.enum(STAFF_PLACE_KINDS),
  name: inChineseAtLeast(z.string().trim().min(1).max(MAP_FIELD.name)),
  text: inChineseAtLeast(z.string().trim().min(1).max(MAP_FIELD.text)),
  /** gcj02 */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Its picture among what is most worth seeing, on the home; null: it is not there. */
  motif: z.enum(MOTIFS).nullable(),
  ...cabin,
};

/** A place as staff write it, in every language. */
const adminPlace = z.object({ ...versioned, ...contents, closed });
export type AdminPlace = z.infer<typeof adminPlace>;
const adminPlaces = z.object({ places: z.array(adminPlace) });

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90), z.number().min(-500).max(9_000)]);
const shapeContents = {
  kind: z.enum([...LINE_KINDS, ...AREA_KINDS]),
  name: inSomeLanguage(MAP_FIELD.name).nullable(),
  line: z.array(point).min(2).max(MAP_FIELD.points),
  stepFree: z.boolean(),
  ...ground,
};
/** A line or an area as staff draw it, with its name in every language. */
const adminShape = z.object({ ...versioned, ...shapeContents, closed });
export type AdminShape = z.infer<typeof adminShape>;
const adminShapes = z.object({ shapes: z.array(adminShape) });

/** An area ends where it begins, around something. */
const isWhole = ({ kind, line }: { kind: AdminShape['kind']; line: AdminShape['line'] }) => {
  const [first, last] = [line[0], line.at(-1)];
  return !isArea(kind) || (line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1]);
};

export const schemas = {
  getMap: { mayLag: 'always', in: nothing, out: parkMap, summary: 'Get the map: every place, exhibit, way and area' },

  getPlaceKinds: {
    mayLag: 'always',
    in: nothing,
    out: z.array(z.enum(STAFF_PLACE_KINDS)),
    summary: 'List the kinds of which the map has an open place',
  },
  getSights: { mayLag: 'always', in: nothing, out: sights, summary: 'List the sights most worth seeing, for the home page' },

  getAdminPlaces: { in: nothing, out: adminPlaces, summary: 'List all map places, in their order' },
  savePlace: {
    in: z.object({ ...opened, ...contents }),
    out: adminPlace,
    summary: 'Add a map place, or change the version that was opened',
  },
  removePlace: { in: known, out: z.null(), summary: 'Remove a map place for good' },
  orderPlaces: {
    /** Every place, once, in the order that is wanted. */
    in: z.object({
      ids: z
        .array(idSchema)
        .max(MAP_FIELD.places)
        .refine((ids) => new Set(ids).size === ids.length),
    }),
    out: adminPlaces,
    summary: 'Reorder all map places',
    isLong: true,
  },
  closePlace: { in: closing, out: adminPlace, summary: 'Close a map place with a reason, or reopen it' },

  getAdminShapes: { in: nothing, out: adminShapes, summary: 'List all lines and areas of the map, from the ground up' },
  saveShape: {
    in: z.object({ ...opened, ...shapeContents }).refine(isWhole),
    out: adminShape,
    summary: 'Add a line or an area, or change the version that was opened',
    isLong: true,
  },
  removeShape: { in: known, out: z.null(), summary: 'Remove a line or an area for good' },
  closeShape: { in: closing, out: adminShape, summary: 'Close a way with a reason, or reopen it' },

  exportPlaces: exportOf(nothing, 'Export map places, in their order'),
} satisfies Record<string, CallSchemas>;
