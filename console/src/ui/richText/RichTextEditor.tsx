import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { extensions } from './extensions';
import { Toolbar } from './Toolbar';
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
