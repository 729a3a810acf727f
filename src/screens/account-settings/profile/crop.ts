/** How a picture is cut: the middle of the square and its size, as shares of what there is. */
export interface Crop {
  /** 0 is the farthest left, 1 the farthest right. */
  readonly across: number;
  /** 0 is the top, 1 the bottom. */
  readonly down: number;
  /** 1 shows as much as fits into a square. */
  readonly zoom: number;
}

export const WHOLE: Crop = { across: 0.5, down: 0.5, zoom: 1 };
export const ZOOM_AT_MOST = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The square of the picture that is kept, in its own pixels. */
export function squareOf(
  { width, height }: Size,
  { across, down, zoom }: Crop,
): { left: number; top: number; edge: number } {
  const edge = Math.min(width, height) / zoom;
  return { left: (width - edge) * across, top: (height - edge) * down, edge };
}

const share = (value: number): number => Math.min(1, Math.max(0, value));

/** The crop after the picture was dragged by some pixels of a view whose edge is `viewEdge`. A picture that has no room stays. */
export function dragged(size: Size, crop: Crop, byX: number, byY: number, viewEdge: number): Crop {
  const { edge } = squareOf(size, crop);
  const moved = (at: number, by: number, room: number): number =>
    room > 0 ? share(at - (by * edge) / viewEdge / room) : at;
  return {
    ...crop,
    across: moved(crop.across, byX, size.width - edge),
    down: moved(crop.down, byY, size.height - edge),
  };
}
