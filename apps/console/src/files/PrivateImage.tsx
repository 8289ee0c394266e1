import { useQuery } from '@tanstack/react-query'
import { Image, Skeleton } from 'antd'
import { api } from '../api/api.ts'
import { ReadFailed } from '../ui/ReadFailed.tsx'

type PrivateImageProps = { id: string; caption: string }

/** An image that a user sent. It is read once for each time that it is shown: every reading is in the audit log. */
export function PrivateImage({ id, caption }: PrivateImageProps) {
  const image = useQuery({
    queryKey: ['image', id],
    queryFn: async () => {
      const { type, bytes } = await api.consoleFile({ id })
      return dataUrlOf(new Blob([bytes], { type }))
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <figure className="photo">
      {image.data !== undefined && <Image src={image.data} alt={caption} />}
      {image.isPending && <Skeleton.Image active />}
      {image.isError && <ReadFailed error={image.error} onAgain={() => void image.refetch()} />}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** A text instead of an address of the page: nothing is left to be given back. */
function dataUrlOf(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : '')
    })
    reader.addEventListener('error', () => {
      reject(reader.error ?? new Error('the image cannot be read'))
    })
    reader.readAsDataURL(image)
  })
}
