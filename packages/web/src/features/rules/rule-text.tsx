import { Fragment, type ReactNode } from 'react';
import { Link } from '../../client/route/link.tsx';
import { typeset } from '../../i18n/typeset.ts';
import { useText } from '../../i18n/use-text.ts';
import { type Block, findReferences } from './rulebook.ts';
import { cutAtWords } from './search-rules.ts';

interface RuleTextProps {
  readonly blocks: readonly Block[];
  /** Words to point out, folded. */
  readonly sought: readonly string[];
}

/** The text of a rule, its references as links. */
export function RuleText({ blocks, sought }: RuleTextProps): ReactNode {
  return blocks.map((block) => <BlockText key={JSON.stringify(block)} block={block} sought={sought} />);
}

function BlockText({ block, sought }: { readonly block: Block; readonly sought: readonly string[] }): ReactNode {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Inline text={block.text} sought={sought} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Inline text={item} sought={sought} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div className="rule-table">
          <table>
            <thead>
              <tr>
                {numbered(block.head).map(([cell, key]) => (
                  <th key={key} scope="col">
                    <Inline text={cell} sought={sought} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {numbered(block.rows).map(([row, rowKey]) => (
                <tr key={rowKey}>
                  {numbered(row).map(([cell, key]) =>
                    key === 0 ? (
                      <th key={key} scope="row">
                        <Inline text={cell} sought={sought} />
                      </th>
                    ) : (
                      <td key={key}>
                        <Inline text={cell} sought={sought} />
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

/** A table never changes its cells: where a cell stands is its key. */
function numbered<T>(list: readonly T[]): readonly (readonly [T, number])[] {
  return list.map((element, number) => [element, number] as const);
}

function Inline({ text, sought }: { readonly text: string; readonly sought: readonly string[] }): ReactNode {
  const { language } = useText();
  // Our faces lack the sign of the rulebook's table.
  const printed = typeset(text.replaceAll('✕', '×'), language);
  return numbered(findReferences(printed)).map(([piece, number]) =>
    piece.rule ? (
      <Link key={number} className="rule-reference" to={{ page: 'rules', rule: piece.text }}>
        <Marked text={piece.text} sought={sought} />
      </Link>
    ) : (
      <Marked key={number} text={piece.text} sought={sought} />
    ),
  );
}

function Marked({ text, sought }: { readonly text: string; readonly sought: readonly string[] }): ReactNode {
  return numbered(cutAtWords(text, sought)).map(([piece, number]) =>
    number % 2 === 1 ? <mark key={number}>{piece}</mark> : <Fragment key={number}>{piece}</Fragment>,
  );
}
