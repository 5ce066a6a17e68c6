import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from './guard';
import { NavigationError } from './navigationError';
import { isTab, type RouteName, type RouteParams, type TabRouteName } from './routes';
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

/** Back `delta` pages, at most to the first; home when this is the first. */
export function goBack(delta = 1): Promise<void> {
  return unlessPending(navigateBack({ delta }));
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
