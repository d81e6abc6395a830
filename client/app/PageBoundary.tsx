import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface BoundaryProps {
  renderFallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface PlacedProps extends BoundaryProps {
  place: string;
}

interface BoundaryState {
  place: string;
  failure: { error: unknown } | null;
}

class Boundary extends Component<PlacedProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: PlacedProps, state: BoundaryState) {
    return place === state.place ? null : { place, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderFallback(failure.error) : this.props.children;
  }
}

/** What stands in for children that fail, until another page is opened. */
export function PageBoundary(props: BoundaryProps) {
  const { pathname } = useLocation();
  return <Boundary place={pathname} {...props} />;
}
