import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { CloseButton } from './icon-button.tsx';
import './panel.css';

interface PanelHeadProps {
  readonly title: ReactNode;
  readonly level?: 'h2' | 'h3' | undefined;
  readonly titleId?: string | undefined;
  /** A title with a reference can take the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** More buttons, before the one that closes. */
  readonly more?: ReactNode;
  /** What the button that closes it is called. */
  readonly close: string;
  readonly onClose: () => void;
}

interface PanelProps extends PanelHeadProps, Omit<ComponentProps<'section'>, 'title' | 'onClose'> {
  readonly as?: 'aside' | 'section';
}

/** A sheet beside or over a table, which stays within reach; its button puts it away. */
export function Panel(props: PanelProps): ReactNode {
  const { as: Tag = 'section', title, level, titleId, titleRef, more, close, onClose, className, children, ...rest } = props;
  return (
    <Tag className={classNames('panel', className)} {...rest}>
      <PanelHead {...{ title, level, titleId, titleRef, more, close, onClose }} />
      {children}
    </Tag>
  );
}

/** What stands above every sheet: its title, and the button that puts it away. */
export function PanelHead({ title, level: Heading = 'h2', titleId, titleRef, more, close, onClose }: PanelHeadProps): ReactNode {
  return (
    <header className="panel-head">
      <Heading id={titleId} ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1}>
        {title}
      </Heading>
      {more}
      <CloseButton label={close} onClick={onClose} />
    </header>
  );
}
