import { pageStack } from '@/platform/pageStack';
import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from './guard';
import { NavigationError } from './navigationError';
import { isTab, ROUTES, type RouteName, type RouteParams, type TabRouteName } from './routes';
import { toUrl } from './url';

type PlainRouteName = Exclude<RouteName, TabRouteName>;
type ParamsArgument<Name extends RouteName> =
  Record<never, never> extends RouteParams[Name] ? [params?: RouteParams[Name]] : [params: RouteParams[Name]];
/** Pages that open without being told of what. */
export type FreeRouteName = {
  [Name in PlainRouteName]: Record<never, never> extends RouteParams[Name] ? Name : never;
}[PlainRouteName];

/** A second tap while the first still works is not an error anybody needs to hear of; everything else is. */
async function unlessPending(navigation: Promise<void>): Promise<void> {
  try {
    await navigation;
  } catch (error) {
    if (!(error instanceof NavigationError && error.rule === 'pending')) throw error;
  }
}

/** Opens a page on top of this one. Rejects with `NavigationError` when a rule refuses it, except a repeated tap. */
export function go<Name extends PlainRouteName>(name: Name, ...[params]: ParamsArgument<Name>): Promise<void> {
  return unlessPending(navigateTo({ url: toUrl(name, params) }));
}

/** Puts a page in this one's place. */
export function goReplace<Name extends PlainRouteName>(name: Name, ...[params]: ParamsArgument<Name>): Promise<void> {
  return unlessPending(redirectTo({ url: toUrl(name, params) }));
}

export function goTab(name: TabRouteName): Promise<void> {
  return unlessPending(switchTab({ url: toUrl(name) }));
}

/** Pages that tickets are chosen on. */
const CHOOSING: readonly string[] = [ROUTES.ticketList, ROUTES.ticketDetail];

/** Back one page, from an order that was made past those it was chosen on; home when there is none before them. */
export function goBack(): Promise<void> {
  const paths = pageStack().map(({ path }) => path);
  const top = paths.pop();
  const before = top === ROUTES.recordDetail ? paths.filter((path) => !CHOOSING.includes(path)) : paths;
  const delta = before.length > 0 ? paths.length - paths.lastIndexOf(before.at(-1) ?? '') : 0;
  return delta > 0 ? unlessPending(navigateBack({ delta })) : goTab('indexCenter');
}

/** Closes all pages and opens this one. */
export function relaunch<Name extends RouteName>(name: Name, ...[params]: ParamsArgument<Name>): Promise<void> {
  return unlessPending(reLaunch({ url: toUrl(name, params) }));
}

/** Closes all pages and opens the one of a url that was kept (`from` of the error page); home when it is none of ours. */
export async function relaunchUrl(url: string | undefined): Promise<void> {
  try {
    await unlessPending(reLaunch({ url: url && isTab(url) ? (url.split('?')[0] ?? url) : url }));
  } catch (error) {
    if (!(error instanceof NavigationError)) throw error;
    await relaunch('indexCenter');
  }
}
