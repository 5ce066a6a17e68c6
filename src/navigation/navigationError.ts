export type NavigationRule = 'missingUrl' | 'pageNotFound' | 'tabPage' | 'notTabPage' | 'pending';

/** A navigation that is refused (R-nav-5). */
export class NavigationError extends Error {
  readonly rule: NavigationRule;

  constructor(rule: NavigationRule, message: string) {
    super(message);
    this.name = 'NavigationError';
    this.rule = rule;
  }
}
