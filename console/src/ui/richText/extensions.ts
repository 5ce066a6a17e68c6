import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { isGoodLink } from './richHtml';
import { Table, TableCell, TableHeader, TableRow } from './tables';

/** Pictures of this park's server; those of others are left out where they are pasted, as the server leaves them out. */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/api/sysFile/file/"]' }] });

/** What the server's cleaning keeps (decision 100), and nothing that it would take away when the text is saved. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['tel', 'mailto'],
      isAllowedUri: (href) => isGoodLink(href),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  OwnImage,
  Table,
  TableRow,
  TableHeader,
  TableCell,
];
