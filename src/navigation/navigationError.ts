export type NavigationRule = 'missingUrl' | 'pageNotFound' | 'tabPage' | 'notTabPage' | 'pending';

/** A navigation that a rule of the specification (section 2) refuses. */
export class NavigationError extends Error {
  readonly rule: NavigationRule;

  constructor(rule: NavigationRule, message: string) {
    super(message);
    this.name = 'NavigationError';
    this.rule = rule;
  }
}
