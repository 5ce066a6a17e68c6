import { and, asc, desc, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { hashAs } from '../../db/encryptedColumn';
import { newId } from '../../db/newId';
import { visitor, wechatAccount } from './session.tables';

export interface Visitor {
  id: string;
  nickName: string | null;
  /** Handles that were made until then are dead. */
  handlesFrom: Date | null;
}

export interface Account {
  appId: string;
  openid: string;
  unionid: string | null;
}

/** By its hash; a row from before that is not encrypted yet by itself. */
const plain = (column: SQLWrapper, text: string) => sql`${column} = ${text}`;
const isAccount = (appId: string, openid: string) =>
  and(
    eq(wechatAccount.appId, appId),
    or(eq(wechatAccount.openidHash, hashAs('openid', openid) ?? ''), plain(wechatAccount.openid, openid)),
  );

/** What an account is looked up by beside its encrypted ids. */
const hashesOf = ({ openid, unionid }: Pick<Account, 'openid' | 'unionid'>) => ({
  openidHash: hashAs('openid', openid),
  unionidHash: hashAs('unionid', unionid ?? ''),
});

/** The visitor behind an openid of one of the park's apps; `stopSignIns` waits until the transaction ends. */
export const holdVisitor = (tx: Db, appId: string, openid: string) => hold(tx, isAccount(appId, openid));

/** The same by a unionid, whichever app it came through; the first one, should there be several. */
export const holdVisitorByUnionid = (tx: Db, unionid: string) =>
  hold(tx, or(eq(wechatAccount.unionidHash, hashAs('unionid', unionid) ?? ''), plain(wechatAccount.unionid, unionid)));

async function hold(tx: Db, which: SQL | undefined): Promise<Visitor | undefined> {
  const [row] = await tx
    .select({ id: visitor.id, nickName: visitor.nickName, handlesFrom: wechatAccount.handlesFrom })
    // Rows are locked in the order of the tables here: the visitor first, as by signing out and erasing.
    .from(visitor)
    .innerJoin(wechatAccount, eq(wechatAccount.visitorId, visitor.id))
    .where(which)
    .orderBy(asc(wechatAccount.createdAt))
    .limit(1)
    .for('share');
  return row;
}

/** Waits for the sign-ins of a visitor that are under way, and lets none begin until the transaction ends. */
export async function stopSignIns(tx: Db, visitorId: string): Promise<void> {
  await tx.select({ id: visitor.id }).from(visitor).where(eq(visitor.id, visitorId)).for('no key update');
}

/** The openid of a visitor in one of the park's apps; the newest, should there be several; undefined before the first sign-in there. */
export async function findOpenid(db: Db, visitorId: string, appId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ openid: wechatAccount.openid })
    .from(wechatAccount)
    .where(and(eq(wechatAccount.visitorId, visitorId), eq(wechatAccount.appId, appId)))
    .orderBy(desc(wechatAccount.createdAt))
    .limit(1);
  return row?.openid;
}

/** Whose openid it is in one of the park's apps; null: nobody's whom the park knows. */
export async function visitorOfOpenid(db: Db, appId: string, openid: string): Promise<string | null> {
  const [row] = await db
    .select({ visitorId: wechatAccount.visitorId })
    .from(wechatAccount)
    .where(isAccount(appId, openid))
    .limit(1);
  return row?.visitorId ?? null;
}

/** When a visitor had themselves erased; null: they are there, or nobody is. */
export async function erasedAt(db: Db, visitorId: string): Promise<Date | null> {
  const [row] = await db.select({ at: visitor.erasedAt }).from(visitor).where(eq(visitor.id, visitorId));
  return row?.at ?? null;
}

export async function insertVisitor(db: Db, createdAt: Date): Promise<Visitor> {
  const row = { id: newId(), nickName: null };
  await db.insert(visitor).values({ ...row, createdAt });
  return { ...row, handlesFrom: null };
}

export async function insertAccount(db: Db, account: Account, visitorId: string, createdAt: Date): Promise<void> {
  await db.insert(wechatAccount).values({ ...account, ...hashesOf(account), visitorId, createdAt });
}

/** Remembers a unionid that WeChat tells only now. */
export async function learnUnionid(db: Db, { appId, openid, unionid }: Account): Promise<void> {
  await db
    .update(wechatAccount)
    .set({ unionid, unionidHash: hashAs('unionid', unionid ?? '') })
    .where(and(isAccount(appId, openid), isNull(wechatAccount.unionid)));
}

/** Every handle of a visitor that was made until `at` is dead. */
export async function endHandles(tx: Db, visitorId: string, at: Date): Promise<void> {
  await tx.update(wechatAccount).set({ handlesFrom: at }).where(eq(wechatAccount.visitorId, visitorId));
}

/** Makes first sign-ins of one person take turns until the transaction ends, whichever node they reach. */
export async function lockPerson(db: Db, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
