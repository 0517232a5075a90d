import { useLayoutEffect, useRef, useState } from "react";

/** Where nothing can be measured: tests without a layout. */
const UNMEASURED = 640;

/** The width of an element, in px, followed as it changes; drawings are made as wide. */
export function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth || UNMEASURED);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
