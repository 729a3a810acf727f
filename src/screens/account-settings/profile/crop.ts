/** How a picture is cut: the centre of the square and its size, as shares of the picture. */
export interface Crop {
  /** 0 is far left, 1 far right. */
  readonly across: number;
  /** 0 is the top, 1 the bottom. */
  readonly down: number;
  /** 1 shows the largest square that fits. */
  readonly zoom: number;
}

/** The middle of a picture, as large as fits. */
export const WHOLE: Crop = { across: 0.5, down: 0.5, zoom: 1 };
/** How far a picture can be enlarged. */
export const MAX_ZOOM = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The cropped square, in the picture's own pixels. */
export function squareOf(
  { width, height }: Size,
  { across, down, zoom }: Crop,
): { left: number; top: number; edge: number } {
  const edge = Math.min(width, height) / zoom;
  return { left: (width - edge) * across, top: (height - edge) * down, edge };
}

const share = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * The crop after dragging the picture by some pixels in a view with edge `viewEdge`. A picture that
 * already fills the view on an axis does not move on it.
 */
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
