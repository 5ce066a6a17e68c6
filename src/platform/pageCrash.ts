/** What WeChat itself puts before the errors of scripts that are no page's. */
const NO_PAGE = /^(MiniProgramError|thirdScriptError)/;

/**
 * Whether an app-level error is a page whose rendering threw: Taro reports that with message and stack, and leaves the page
 * blank. Other script errors come as one line and leave the page standing; a picture that does not load comes without a word.
 */
export function isPageCrash(message = ''): boolean {
  return message.includes('\n') && !NO_PAGE.test(message);
}
