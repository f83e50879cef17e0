/**
 * Works out once for each what is asked again and again, and keeps it as long as that is there: a version's content and a
 * questionnaire's questions stay as they are.
 */
export function memoizeBy<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const kept = new WeakMap<Of, { made: Made }>();
  return (of) => {
    const found = kept.get(of);
    if (found) return found.made;
    const made = make(of);
    kept.set(of, { made });
    return made;
  };
}
