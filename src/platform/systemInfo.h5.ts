export interface SystemInfo {
  /** px the phone's own bar covers at the top */
  statusBarHeight: number;
  /** px to leave free at the right of the navigation bar for WeChat's capsule */
  capsuleWidth: number;
  /** The phone's language, BCP 47, e.g. `zh-CN`, as WeChat writes it `zh_CN`. */
  language: string;
}

/** What the phone says about itself. In a browser the bars are the browser's own. */
export function systemInfo(): SystemInfo {
  return {
    statusBarHeight: 0,
    capsuleWidth: 0,
    language: navigator.languages?.[0] ?? navigator.language ?? '',
  };
}
