export interface ShareButtonProps {
  text: string;
  /** What a browser says where the link went to the clipboard. */
  copied: string;
  title: string;
  /** Path and query of the page that is shared. */
  url: string;
  /** Of the mini-program, relative to the server; without it the park's own. */
  picture?: string;
  /** `text`: beside what one does there. */
  kind?: 'primary' | 'text';
}
