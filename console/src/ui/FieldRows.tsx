import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Flex, Form } from 'antd';
import { Fragment, type ReactNode } from 'react';

type Numbered = (nth: { n: number }) => string;

interface FieldRowsProps<Row> {
  /** The form's field that holds them. */
  name: string;
  /** What a row and its buttons are called; without `up` their order means nothing, without `nth` they have no frames. */
  labels: { add: string; remove: Numbered; up?: Numbered; nth?: Numbered };
  /** How many there may be. */
  max: number;
  min?: number;
  /** What a new one begins with. */
  begin: () => Row;
  /** Around a row, in place of the usual frame. */
  frame?: string;
  /** Around all rows. */
  className?: string;
  /** Between the rows and the button that adds one. */
  below?: ReactNode;
  /** Beside that button. */
  beside?: (add: (row: Row, at?: number) => void, isFull: boolean) => ReactNode;
  /** Said when there is none. */
  none?: string;
  /** The fields of a row, by its place. @param buttons those of a row without a frame */
  children: (at: number, buttons: ReactNode) => ReactNode;
}

/** Things that a form has several of, each in a frame with its number: added, moved up, taken out. */
export function FieldRows<Row>(props: FieldRowsProps<Row>) {
  const { name, labels, max, min = 0, begin, frame = 'field-row', className, below, beside, none, children } = props;
  const { add: addText, remove: removeText, up, nth } = labels;
  return (
    <Form.List name={name}>
      {(rows, { add, move, remove }) => (
        <>
          {rows.length === 0 && none && <p className="muted">{none}</p>}
          <div className={className}>
            {rows.map(({ key, name: at }) => {
              const n = at + 1;
              const buttons = (
                <>
                  {up && (
                    <Button
                      type="text"
                      icon={<ArrowUpOutlined />}
                      aria-label={up({ n })}
                      disabled={at === 0}
                      onClick={() => move(at, at - 1)}
                    />
                  )}
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={removeText({ n })}
                    disabled={rows.length <= min}
                    onClick={() => remove(at)}
                  />
                </>
              );
              if (!nth) return <Fragment key={key}>{children(at, buttons)}</Fragment>;
              return (
                <fieldset key={key} className={frame}>
                  <legend>{nth({ n })}</legend>
                  <div className="field-row-buttons">{buttons}</div>
                  {children(at, null)}
                </fieldset>
              );
            })}
          </div>
          {below}
          <Flex wrap gap={12} align="center" className="field-rows-add">
            <Button icon={<PlusOutlined />} disabled={rows.length >= max} onClick={() => add(begin())}>
              {addText}
            </Button>
            {beside?.(add, rows.length >= max)}
          </Flex>
        </>
      )}
    </Form.List>
  );
}
