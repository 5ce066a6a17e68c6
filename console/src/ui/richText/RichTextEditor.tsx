import type { Editor } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { isGoodLink } from './richHtml';
import { Toolbar } from './Toolbar';
import { Table, TableCell, TableHeader, TableRow } from './tables';
import './richText.css';

interface RichTextEditorProps {
  /** Says what is written here. */
  label: string;
  /** BCP 47, of what is written. */
  language: string;
  /** Given by the form: HTML, and the id that its mistakes point to. */
  id?: string;
  value?: string;
  onChange?: (html: string) => void;
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

/** Writes HTML; only with marks and blocks that the server keeps. */
export default function RichTextEditor({ label, language, id, value = '', onChange }: RichTextEditorProps) {
  const { status } = Form.Item.useStatus();
  const tell = useRef(onChange);
  tell.current = onChange;
  // What the form last had of this editor: only what comes from elsewhere (a draft, a merge) is put into it.
  const lastValue = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    // Its styles are in a file of ours: the policy knows no others.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language,
        class: 'rich-text',
        ...(id ? { id } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => {
      lastValue.current = htmlOf(changed);
      tell.current?.(lastValue.current);
    },
  });
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="rich-frame" data-wrong={status === 'error'}>
      <Toolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** Pictures of this park's server; those of others are left out where they are pasted, as the server leaves them out. */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/api/sysFile/file/"]' }] });

/** What the server's cleaning keeps (decision 100), and nothing that it would take away when the text is saved. */
const extensions = [
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
