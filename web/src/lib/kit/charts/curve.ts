/** Small sums behind the curves. */

/** Round marks from 0 to at least `top`, four to seven of them. */
export function ticks(top: number): number[] {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
  const step = steps.find((size) => top / size <= 6) ?? Math.ceil(top / 6);
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, i) => i * step);
}

/** Heights moved as little as possible until each lies `gap` from its neighbours; the order of heights stays. */
export function apart(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const result = [...heights];
  for (let round = 0; round < heights.length; round += 1) {
    for (let i = 1; i < order.length; i += 1) {
      const above = order[i - 1] ?? 0;
      const below = order[i] ?? 0;
      const lack = gap - ((result[below] ?? 0) - (result[above] ?? 0));
      if (lack <= 0) continue;
      result[above] = (result[above] ?? 0) - lack / 2;
      result[below] = (result[below] ?? 0) + lack / 2;
    }
  }
  return result;
}
