/**
 * The end of an example when its set is removed. Text that an editor saved is never deleted: it becomes a draft, or stays
 * on the site if they have unticked that it is an example.
 */
export type Fate = 'deleted' | 'drafted' | 'kept';

export type ExampleFacts = {
  /** Loaded with the set, and not made by staff. */
  isOfSet: boolean;
  /** Staff have saved something in it since. */
  isTouched: boolean;
  /** The published record says that it is an example. */
  isMarked: boolean;
};

export function fateOf({ isOfSet, isTouched, isMarked }: ExampleFacts): Fate {
  if (!isOfSet) return 'kept';
  if (!isTouched) return 'deleted';
  return isMarked ? 'drafted' : 'kept';
}
